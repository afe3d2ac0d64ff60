/** What stands where a person's data were. */
export const ERASED = '(apagado)';

/** Whether the person behind a client was erased: until it bears a name again, nothing is kept of anybody. */
export const isErased = ({ nome }: { nome: string }) => nome === ERASED;

/** A row of a list of charges without the person whom it told of: its figures stay. */
export const withoutPerson = <R extends { nome: string; endereco: string }>(row: R): R => ({
  ...row,
  nome: ERASED,
  endereco: '',
});
