/** What a lesson can light, and where the board has it. */
export const lights: Record<string, string> = {
  bag: ".bag",
  rewards: ".rewards",
};
