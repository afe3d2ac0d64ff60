import { cartaDbo } from '../../../../reports/cliente/cartaDbo.ts';
import { lerDbo } from './leitura.ts';
import { PdfDocumento } from './PdfDocumento.tsx';
import type { Fonte } from './useDocumento.ts';

const DBO: Fonte<'DADOS_DBO'> = {
  key: 'DADOS_DBO',
  ler: lerDbo,
  // A letter that asks for an update must say to what.
  lacks: ({ mediaDBO }) => (mediaDBO ? null : 'cliente.pdf.noDbo'),
  report: cartaDbo,
};

/** The letter that asks the water utility for the update of a client's DBO (spec 2 §2.7), at `?idPessoa=12`. */
export default function DboPdf() {
  return <PdfDocumento title="Atualização de DBO" file="Atualizacao_DBO" fonte={DBO} />;
}
