/** What the draft of a client's record is called: under the client's id, whose drafts go when the client is erased. */
export const draftOf = (resource: string, idPessoa: number, id: string | number) => `${resource}/${idPessoa}/${id}`;
