import { onTestFinished } from 'vitest';
import { readPriceUnit } from '~/lib/currency';
import { config } from '~/server/env.server';

/** Sets the unit of package prices until the test ends. */
export function setPackagePriceUnit(unit: string): void {
  const before = config.packagePriceUnit;
  config.packagePriceUnit = readPriceUnit(unit);
  onTestFinished(() => {
    config.packagePriceUnit = before;
  });
}
