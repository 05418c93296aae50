import { onTestFinished } from 'vitest';
import { config } from '~/server/env.server';

/** Sets the unit of package prices until the test ends. */
export function setPackagePriceUnit(unit: string): void {
  const before = config.packagePriceUnit;
  config.packagePriceUnit = unit;
  onTestFinished(() => {
    config.packagePriceUnit = before;
  });
}
