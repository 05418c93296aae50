import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixOptions from '../../remix.config.js';

/** The least that Remix can be: the floor against which the site's answers are measured. */
export default defineConfig({
  plugins: [remix({ ...remixOptions, future: { ...remixOptions.future, v3_routeConfig: false } })],
});
