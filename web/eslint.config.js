import { readdirSync } from "node:fs";
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const games = readdirSync(new URL("src/boards", import.meta.url));

/** Files that must not import from some folders, however the import is written and however deep the file lies. */
function forbid(files, folders, message) {
    // A path from one folder into another names the other; \u002F is a slash, which ends a regular expression here.
    const selector = `[source.value=/(^|\\u002F)(${folders.join("|")})\\u002F/]`;
    return { files: [files], rules: { "no-restricted-syntax": ["error", { selector, message }] } };
}

export default ts.config(
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    prettier,
    svelte.configs.prettier,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
    },
    {
        rules: {
            "no-undef": "off", // svelte-check knows every name
            "svelte/require-each-key": "off", // most lists here never change their order
            "svelte/prefer-svelte-reactivity": "off", // plain Maps are made anew in $derived, or nothing watches them
            "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_" }],
        },
    },
    forbid("src/lib/**", ["parts", "pages", "boards"], "lib/ imports nothing that is drawn"),
    forbid("src/parts/**", ["pages", "boards"], "parts/ imports neither pages nor the boards of games"),
    ...games.map((game) =>
        forbid(
            `src/boards/${game}/**`,
            ["pages", ...games.filter((other) => other !== game)],
            "a board imports neither pages nor another game's board",
        ),
    ),
    forbid("src/pages/**", ["boards"], "pages find boards by name, through lib/boards.ts"),
);
