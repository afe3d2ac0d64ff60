import { contract } from '../../../../contract/index.ts';
import { CONTATO as FIELDS } from '../../../../resources/cliente/contato.ts';
import { namesOf, pickFields } from '../../../../resources/cliente/defineFields.ts';
import { type Implementation, implement } from '../../../context.ts';
import { keptUnsaid } from '../subRecord/keptUnsaid.ts';
import { listSubRecords, type SubRecord } from '../subRecord/repository.ts';
import { removeSubRecord, saveSubRecord } from '../subRecord/service.ts';
import { eraseContact, exportContact } from './dadosPessoais.ts';

const { contatos } = contract;
const CONTATO: SubRecord<'PessoaContato'> = {
  table: 'PessoaContato',
  visible: namesOf(FIELDS),
};

/** Contacts of clients. */
export const contatosRoutes: Implementation[] = [
  implement(contatos.list, ({ db }, { query }) => listSubRecords(db, CONTATO, query.idPessoa)),
  keptUnsaid(
    CONTATO.table,
    FIELDS,
    implement(contatos.save, ({ write }, { body }) =>
      write((tx) => saveSubRecord(tx, CONTATO, body, pickFields(FIELDS, body))),
    ),
  ),
  implement(contatos.remove, ({ write }, { query }) => write((tx) => removeSubRecord(tx, CONTATO, query))),
  implement(contatos.exportar, ({ write }, { body }) => write((tx) => exportContact(tx, body.id))),
  implement(contatos.apagar, ({ write }, { body }) => write((tx) => eraseContact(tx, body))),
];
