/** Who sits where when there is no table: one person, and bots. */
import type { SeatInfo } from "./wire";

export function localSeats(seats: number, mine: number, name: string): SeatInfo[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: seat === mine ? "human" : "bot",
    name: seat === mine ? name : null,
    profile: null,
    bot: seat === mine ? null : "",
    you: seat === mine,
    kept_for_you: false,
    online: true,
    ready: false,
    replaceable: false,
    away: null,
    time: null,
    rating: null,
  }));
}
