import { type Habit, plain } from './habit.ts';
import { laravel } from './laravel.ts';

export const habits = { plain, laravel } satisfies Record<string, Habit>;

export type HabitName = keyof typeof habits;

/**
 * Reads the environment variable `SAMPLE_HABIT`.
 *
 * @throws {Error} when there is no such habit.
 */
export function readHabit(value: string | undefined): HabitName {
  const name = value || 'plain';
  const known = Object.keys(habits);
  if (!known.includes(name)) throw new Error(`SAMPLE_HABIT must be ${known.join(' or ')}, not "${name}"`);
  return name as HabitName;
}
