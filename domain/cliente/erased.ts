/** What stands where a person's data were. */
export const ERASED = '(apagado)';

/** Whether the person behind a client was erased: until it bears a name again, nothing is kept of anybody. */
export const isErased = ({ nome }: { nome: string }) => nome === ERASED;
