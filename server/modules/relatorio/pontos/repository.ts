import type { Selecting } from '../../../database/reading.ts';

/** The sampling points of enabled clients, or of all, in the order they were registered. */
export function pointsOfAll(db: Selecting, disabledToo: boolean) {
  const points = db
    .selectFrom('PessoaPontoColeta as o')
    .innerJoin('Pessoa as p', 'p.id', 'o.idPessoa')
    .select(['o.id', 'o.idPessoa', 'p.codigo', 'p.nome', 'o.descricao as descricaoPontoColeta', 'p.flagAtivo'])
    .where('o.removidoEm', 'is', null)
    .where('p.removidoEm', 'is', null)
    .orderBy('o.id');
  return (disabledToo ? points : points.where('p.flagAtivo', '=', 1)).execute();
}
