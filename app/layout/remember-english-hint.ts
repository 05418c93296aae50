import { tryOr } from '~/lib/try-or';

const KEY = 'english-hint';

/** Whether the hint on English was followed or closed on this device. Without storage it is always shown. */
export const isEnglishHintOver = () => tryOr(() => localStorage.getItem(KEY) !== null, false);

export const rememberEnglishHint = () => tryOr(() => localStorage.setItem(KEY, '1'), undefined);
