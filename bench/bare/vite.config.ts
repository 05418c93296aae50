import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixOptions from '../../remix.config.js';

/** A minimal Remix app: the baseline for the site's throughput. */
export default defineConfig({
  plugins: [remix({ ...remixOptions, future: { ...remixOptions.future, v3_routeConfig: false } })],
});
