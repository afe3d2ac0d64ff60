import { PONTO_FIELDS } from './fields.ts';
import { SubRecords } from './SubRecords.tsx';

/** 'Pontos Coleta' of a client: its sampling points. */
export default function PontosColeta({ idPessoa }: { idPessoa: number }) {
  return (
    <SubRecords
      resource="cliente/ponto-coleta"
      idPessoa={idPessoa}
      texts="ficha.ponto"
      columns={PONTO_FIELDS}
      nameField="descricao"
      form={{ fields: PONTO_FIELDS, width: 600 }}
    />
  );
}
