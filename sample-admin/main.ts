/** Runs the sample admin host alone: `npm run sample-admin [port] [host]`. */
import { startSampleAdmin } from './server.ts';

const port = Number(process.argv[2] ?? process.env.SAMPLE_ADMIN_PORT ?? 4000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('The port must be a whole number from 0 to 65535');
  process.exit(1);
}

try {
  const admin = await startSampleAdmin({ port, host: process.argv[3], watch: true });
  console.log(`Sample admin host: ${admin.url}`);
  console.log(`  curl ${admin.url}/api/admin/pakets`);
  console.log(`  curl '${admin.url}/api/admin/searches/search?query=ubud'`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void admin.close());
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
