import type { Selecting } from '../../../database/reading.ts';

const ADDRESS = ['logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'cep'] as const;

/** Addresses of all clients, in the order they were registered. */
export function addresses(db: Selecting) {
  return db
    .selectFrom('PessoaEndereco')
    .select(['idPessoa', ...ADDRESS])
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

/** The enabled contacts of all clients. */
export function contacts(db: Selecting) {
  return db
    .selectFrom('PessoaContato')
    .select(['idPessoa', 'nome', 'departamento', 'telefone', 'email'])
    .where('flagAtivo', '=', 1)
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

/** The flow meters of all clients as their sheets show them: those in use first, the newest first. */
export function flowMeters(db: Selecting) {
  return db
    .selectFrom('PessoaMedidorVazao as m')
    .leftJoin('PessoaMedidorVazaoTipo as t', 't.id', 'm.idTipo')
    .select(['m.idPessoa', 'm.registro', 'm.lacre', 'm.nroSerie', 'm.codigoEquipamento', 'm.modelo'])
    .select(['m.dtAtualCalibragem', 'm.dtValidadeCalibragem', 't.descricao as tipo'])
    .where('m.removidoEm', 'is', null)
    .orderBy('m.flagAtivo', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
}

/** The codes of all clients. */
export const codes = (db: Selecting) => db.selectFrom('Pessoa').select(['id', 'codigo']).execute();

/** The names of what hydrometers are supplied by. */
export function sources(db: Selecting) {
  return db
    .selectFrom('PessoaHidrometro as h')
    .innerJoin('FonteAbastecimento as f', 'f.id', 'h.idFonteAbastecimento')
    .select(['h.id', 'f.descricao'])
    .execute();
}
