import { relatorioAnalises } from '../../../../reports/cliente/analise.ts';
import { lerAnalise } from './leitura.ts';
import { PdfDocumento } from './PdfDocumento.tsx';
import type { Fonte } from './useDocumento.ts';

const ANALISE: Fonte<'DADOS_ANALISE'> = { key: 'DADOS_ANALISE', ler: lerAnalise, report: relatorioAnalises };

/** 'Relatório de análises': the analysis history of a client (spec 2 §2.8), at `?idPessoa=12`. */
export default function RelatorioPdf() {
  return <PdfDocumento title="Relatório de análises" file="Relatorio_analises" fonte={ANALISE} />;
}
