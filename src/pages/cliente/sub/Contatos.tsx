import { CONTATO, CONTATO_PESSOAL } from '../../../../resources/cliente/contato.ts';
import { DadosPessoais } from './DadosPessoais.tsx';
import { SubRecords } from './SubRecords.tsx';

/** 'Contatos' of a client. */
export default function Contatos({ idPessoa }: { idPessoa: number }) {
  return (
    <SubRecords
      resource="cliente/contato"
      idPessoa={idPessoa}
      texts="ficha.contato"
      columns={Object.values(CONTATO_PESSOAL)}
      nameField="nome"
      form={{ fields: Object.values(CONTATO), width: 600 }}
      Actions={DadosPessoais}
    />
  );
}
