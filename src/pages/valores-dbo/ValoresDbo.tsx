import { valoresDbo } from '../../../reports/valores-dbo/definition.ts';
import TabelaPage from '../relatorio/TabelaPage.tsx';
import { useCartas } from './useCartas.tsx';

/** 'Atualização de Valores de DBO' (spec 2 §2.7): clients with collections, and the letters that ask for their update. */
export default function ValoresDbo() {
  return <TabelaPage report={valoresDbo} useRowTools={useCartas} />;
}
