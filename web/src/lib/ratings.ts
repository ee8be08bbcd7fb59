/** Ratings as people read them: plain digits, a question mark while little is known. */
import { get, query } from "./api";
import { t } from "./language.svelte";
import type { Leaderboard, PlayerRatings, SeatRating } from "./wire";

type Told = Pick<SeatRating, "points" | "provisional">;
const args = ({ points, provisional }: Told): Record<string, string> => ({
  points: String(points),
  provisional: provisional ? "yes" : "no",
});

/** "1512", "1512?" */
export const ratingText = (rating: Told): string => t("web-rating", args(rating));
/** The same in words, for who hears it. */
export const ratingWords = (rating: Told): string => t("web-rating-of", args(rating));

/** "+12", "−7", "±0" */
export function changeText(change: number): string {
  return t("web-rating-change", {
    direction: change > 0 ? "up" : change < 0 ? "down" : "same",
    points: String(Math.abs(change)),
  });
}

export const loadLeaderboard = (game: string, page: number, search: string): Promise<Leaderboard> =>
  get<Leaderboard>(`/api/ratings/${game}${query({ page: page || null, search })}`);
export const loadRatings = (name: string): Promise<PlayerRatings> =>
  get<PlayerRatings>(`/api/players/${encodeURIComponent(name)}/ratings`);
