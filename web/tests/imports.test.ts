/** The folders hold to what they may import: ESLint, with the settings of this app, refuses the rest. */
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const eslint = new ESLint({ cwd: fileURLToPath(new URL("..", import.meta.url)) });

async function refusals(file: string, statement: string): Promise<string[]> {
  const code = file.endsWith(".svelte") ? `<script lang="ts">\n  ${statement}\n</script>\n` : `${statement}\n`;
  const [result] = await eslint.lintText(code, { filePath: `src/${file}` });
  expect(result!.messages.filter((message) => message.fatal)).toEqual([]);
  return result!.messages.filter((message) => message.ruleId === "no-restricted-syntax").map(({ message }) => message);
}

describe("imports", () => {
  it.each([
    ["boards/caesar/Probe.svelte", 'import Die from "../caesar_dice/Die.svelte";'],
    ["boards/caesar_dice/probe.ts", 'export * from "../caesar/table";'],
    ["boards/augustus/probe.svelte.ts", 'import type { Place } from "../julius_caesar/table";'],
    ["boards/julius_caesar/map/probe.ts", 'export { groupsOf } from "../../augustus/table";'],
    ["boards/augustus/Probe.svelte", 'import("../caesar/Board.svelte");'],
    ["boards/augustus/Probe.svelte", 'import Home from "../../pages/Home.svelte";'],
    ["lib/probe.ts", 'import Icon from "../parts/Icon.svelte";'],
    ["lib/probe.ts", 'import Home from "../pages/Home.svelte";'],
    ["lib/probe.ts", 'import Board from "../boards/caesar/Board.svelte";'],
    ["parts/Probe.svelte", 'import Home from "../pages/Home.svelte";'],
    ["parts/Probe.svelte", 'import Coin from "../boards/caesar_dice/Coin.svelte";'],
    ["pages/Probe.svelte", 'import Board from "../boards/augustus/Board.svelte";'],
  ])("refuses in %s: %s", async (file, statement) => {
    expect(await refusals(file, statement)).toHaveLength(1);
  });

  it.each([
    ["boards/caesar/Probe.svelte", 'import Die from "./Tile.svelte";'],
    ["boards/julius_caesar/map/probe.ts", 'export * from "../table";'],
    ["boards/caesar/probe.ts", 'import type { BoardProps } from "../../lib/boards";'],
    ["boards/caesar/Probe.svelte", 'import Icon from "../../parts/Icon.svelte";'],
    ["lib/probe.ts", 'export * from "./boards";'],
    ["parts/Probe.svelte", 'import type { GameComponents } from "../lib/boards";'],
    ["pages/Probe.svelte", 'import Icon from "../parts/Icon.svelte";'],
  ])("allows in %s: %s", async (file, statement) => {
    expect(await refusals(file, statement)).toEqual([]);
  });
});
