let isUnderWay = false;

/** Marks the process as ending: from now on it is not ready for further requests. */
export function beginShutdown() {
  isUnderWay = true;
}

/** Whether the process received a signal to end. */
export const isShuttingDown = () => isUnderWay;
