import empty from './empty.svg';
import error from './error.svg';

const drawings = { empty, error };

/** The drawing of an empty state (a flower offering) or of an error state (a boat on a calm sea). */
export function Illustration({ name, className }: { name: keyof typeof drawings; className: string }) {
  return <img src={drawings[name]} alt="" width={200} height={140} className={className} />;
}
