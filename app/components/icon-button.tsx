import { Icon, type IconName } from './icon';

interface Props {
  icon: IconName;
  label: string;
  onClick: () => void;
  className: string;
}

/** A round button with an icon, such as the next arrow of a carousel. */
export function IconButton({ icon, label, onClick, className }: Props) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={`disc size-12 ${className}`}>
      <Icon name={icon} className="size-6" />
    </button>
  );
}

interface PreviousNextButtonsProps {
  /** The name of an item. */
  noun: string;
  step: (by: 1 | -1) => void;
  className: string;
}

/** Buttons for the previous and the next item of a carousel. */
export function PreviousNextButtons({ noun, step, className }: PreviousNextButtonsProps) {
  return (
    <>
      <IconButton icon="chevron-left" label={`${noun} sebelumnya`} onClick={() => step(-1)} className={className} />
      <IconButton icon="chevron-right" label={`${noun} berikutnya`} onClick={() => step(1)} className={className} />
    </>
  );
}
