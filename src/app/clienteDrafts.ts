/** What the drafts of all forms of a client begin with: they go when the client is erased, and are shown where it is gone. */
export const draftsOf = (idPessoa: number | string) => `cadastro/cliente/${idPessoa}`;

/** Forms of a client's that stand on pages of their own. */
export const HISTORICO = 'historico-coleta';
export const LANCAMENTO = 'vazao-lancamento';

/** What the draft of a client's record is called. */
export const draftOf = (resource: string, idPessoa: number, id: string | number) =>
  `${draftsOf(idPessoa)}/${resource}/${id}`;
