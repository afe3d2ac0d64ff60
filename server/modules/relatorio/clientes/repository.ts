import type { Selecting } from '../../../database/reading.ts';

/** Enabled clients, or all. */
export function clientsWithRoute(db: Selecting, disabledToo: boolean) {
  const clients = db
    .selectFrom('Pessoa as p')
    .leftJoin('RamoAtividade as r', 'r.id', 'p.idRamoAtividade')
    .leftJoin('Roteiro as t', 't.id', 'p.idRoteiro')
    .select(['p.id', 'p.codigo as codigoCliente', 'p.idIntegracao', 'p.nome', 'p.flagAtivo', 'p.nroDocumento'])
    .select(['r.descricao as descricaoRamoAtividade', 't.descricao as descricaoRoteiro'])
    .where('p.removidoEm', 'is', null);
  return (disabledToo ? clients : clients.where('p.flagAtivo', '=', 1)).execute();
}

/** Contacts of all clients, in the order they were registered: the enabled ones, or all. */
export function contactsOfAll(db: Selecting, disabledToo: boolean) {
  const contacts = db
    .selectFrom('PessoaContato')
    .select(['idPessoa', 'departamento', 'nome', 'email', 'telefone', 'obs'])
    .where('removidoEm', 'is', null)
    .orderBy('id');
  return (disabledToo ? contacts : contacts.where('flagAtivo', '=', 1)).execute();
}

/** Sampling points of all clients, likewise. */
export function pointsOfAll(db: Selecting) {
  return db
    .selectFrom('PessoaPontoColeta')
    .select(['idPessoa', 'descricao', 'planoAmostragem'])
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

/** Hydrometers of all clients: the enabled ones, or all. */
export function hydrometersOfAll(db: Selecting, disabledToo: boolean) {
  const hydrometers = db
    .selectFrom('PessoaHidrometro as h')
    .leftJoin('FonteAbastecimento as f', 'f.id', 'h.idFonteAbastecimento')
    .select(['h.idPessoa', 'h.registro', 'f.descricao as fonte', 'h.uc', 'h.flagAtivo', 'h.flagMedidorVazao'])
    .where('h.removidoEm', 'is', null)
    .orderBy('h.id');
  return (disabledToo ? hydrometers : hydrometers.where('h.flagAtivo', '=', 1)).execute();
}
