import { PONTO_COLETA } from '../../../../resources/cliente/pontoColeta.ts';
import { SubRecords } from './SubRecords.tsx';

const FIELDS = Object.values(PONTO_COLETA);

/** 'Pontos Coleta' of a client: its sampling points. */
export default function PontosColeta({ idPessoa }: { idPessoa: number }) {
  return (
    <SubRecords
      resource="cliente/ponto-coleta"
      idPessoa={idPessoa}
      texts="ficha.ponto"
      columns={FIELDS}
      nameField="descricao"
      form={{ fields: FIELDS, width: 600 }}
    />
  );
}
