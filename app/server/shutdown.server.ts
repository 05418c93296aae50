let isUnderWay = false;

/** Marks the process as shutting down: readiness probes fail from now on. */
export function beginShutdown() {
  isUnderWay = true;
}

/** Whether the process has received a signal to end. */
export const isShuttingDown = () => isUnderWay;
