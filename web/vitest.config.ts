import { defineConfig, mergeConfig } from "vitest/config";
import app from "./vite.config";

// Apart from vite.config.ts: the app is built without the packages that test it.
export default mergeConfig(app, defineConfig({ test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 } }));
