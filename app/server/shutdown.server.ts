let isUnderWay = false;

/** Notes that the process ends: from now on it is not ready for further requests. */
export function beginShutdown() {
  isUnderWay = true;
}

/** Whether the process received a signal to end. */
export const isShuttingDown = () => isUnderWay;
