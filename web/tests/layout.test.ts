/** Names on the map of Julius Caesar: which of them can be read from how far away. */
import { expect, it } from "vitest";
import { CITY_SPOTS, labels, NODE, WIDTH, type Rectangle } from "../src/boards/julius_caesar/layout";

const cities = Object.keys(CITY_SPOTS);
const named = (scale: number, blocks: Rectangle[] = []) =>
  labels(scale, NODE, (place) => place, [], [], blocks).filter((label) => cities.includes(label.place));

it.each([0.5, 0.55, 0.61, 1])("every city has its name at a scale of %d, where a match begins and nearer", (scale) => {
  expect(
    named(scale)
      .map((label) => label.place)
      .sort(),
  ).toEqual(cities.toSorted());
});

it("a name that gives way stands beside its city and not on blocks", () => {
  const [x, y] = CITY_SPOTS["genua"]!.at;
  const around = (size: number): Rectangle => ({ left: x - size, right: x + size, top: y - size, bottom: y + size });
  const label = named(0.5).find(({ place }) => place === "genua")!;
  expect(Math.hypot(label.x - x, label.y - y)).toBeLessThan(60);
  expect(named(0.5, [around(150)]).map(({ place }) => place)).not.toContain("genua");
  for (const { x: at } of named(0.3)) expect(at > 0 && at < WIDTH).toBe(true);
});

it.each([0.5, 1])("a name stands off what is taken, at a scale of %d too", (scale) => {
  const usual = named(scale).find(({ place }) => place === "roma")!;
  const [left, top] = [usual.x - 5, usual.y - 5];
  const taken = [{ left, right: left + 10, top, bottom: top + 10 }];
  const moved = labels(scale, NODE, (place) => place, [], taken).find(({ place }) => place === "roma")!;
  expect([moved.x, moved.y]).not.toEqual([usual.x, usual.y]);
});
