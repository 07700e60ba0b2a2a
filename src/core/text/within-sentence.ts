/** Somebody else's sentence as the end of one of ours, which brings its own full stop. */
export const withinSentence = (text: string): string => text.replace(/[.\s]+$/, '')
