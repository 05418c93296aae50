import { render, textOf } from '../../support/render';
import { expect, test } from 'vitest';
import { FoodTour } from '~/content-types/culinary/food-tour';

test('the food tour takes 3.5 hours, with the specification’s decimal point', () => {
  expect(textOf(render(<FoodTour />, '/kuliner'))).toContain('3.5 jam');
});
