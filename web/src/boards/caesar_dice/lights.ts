/** What a lesson can light, and where the board has it. */
export const lights: Record<string, string> = {
  consul: ".consul",
  prizes: ".prizes",
  purses: "[data-purse]",
  throw: "[data-do=throw]",
  stop: "[data-do=stop]",
};
