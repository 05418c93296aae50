import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in megabytes: now (`VmRSS`), or its peak so far (`VmHWM`). */
export function rssMb(pid: number, figure: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const kilobytes = new RegExp(`^${figure}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Returns the peak resident memory so far of a process and its children, in megabytes. */
export function peakRssMb(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + rssMb(Number(child), 'VmHWM'), rssMb(pid, 'VmHWM'));
}

/** The heap limit of Node.js in deployment. */
export const [heapLimit = ''] =
  /--max-old-space-size=\d+/.exec(readFileSync(new URL('../deploy/jelajahi@.service', import.meta.url), 'utf8')) ?? [];
