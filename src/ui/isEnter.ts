import type { KeyboardEvent } from 'react';

/** The key is part of a composition: an input method still decides what it means. 229: Safari's keys of one that has just ended. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Enter, meant as such. */
export const isEnter = (event: KeyboardEvent): boolean => event.key === 'Enter' && !isComposing(event);
