import { DadosPessoais } from './DadosPessoais.tsx';
import { CONTATO_COLUMNS, CONTATO_FIELDS } from './fields.ts';
import { SubRecords } from './SubRecords.tsx';

/** 'Contatos' of a client. */
export default function Contatos({ idPessoa }: { idPessoa: number }) {
  return (
    <SubRecords
      resource="cliente/contato"
      idPessoa={idPessoa}
      texts="ficha.contato"
      columns={CONTATO_COLUMNS}
      nameField="nome"
      form={{ fields: CONTATO_FIELDS, width: 600 }}
      Actions={DadosPessoais}
    />
  );
}
