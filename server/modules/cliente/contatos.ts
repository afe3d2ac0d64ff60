import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { eraseContact, exportContact } from './dadosPessoais.ts';
import { listSubRecords, removeSubRecord, type SubRecord, saveSubRecord } from './subRecord.ts';

const { contatos } = contract;
const CONTATO: SubRecord = {
  table: 'PessoaContato',
  visible: ['departamento', 'nome', 'email', 'telefone', 'obs', 'flagAtivo'],
};

/** Contacts of clients. */
export const contatosRoutes: Implementation[] = [
  implement(contatos.list, ({ databases }, { query }) => listSubRecords(databases.read, CONTATO, query.idPessoa)),
  implement(contatos.save, ({ write }, { body }) =>
    write((tx) => {
      const { departamento, nome, email, telefone, obs, flagAtivo } = body;
      return saveSubRecord(tx, CONTATO, body, { departamento, nome, email, telefone, obs, flagAtivo });
    }),
  ),
  implement(contatos.remove, ({ write }, { query }) => write((tx) => removeSubRecord(tx, CONTATO, query))),
  implement(contatos.exportar, ({ write }, { body }) => write((tx) => exportContact(tx, body.id))),
  implement(contatos.apagar, ({ write }, { body }) => write((tx) => eraseContact(tx, body))),
];
