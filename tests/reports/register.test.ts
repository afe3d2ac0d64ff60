import { describe, expect, it } from 'vitest';
import { formatMoment } from '../../domain/calendar.ts';
import { renderPdf } from '../../reports/engine/pdf.ts';
import type { TableReport } from '../../reports/engine/report.ts';
import { registerPdf, registerWorkbook } from '../../reports/registers/contents.ts';
import { amostrador } from '../../resources/amostrador/definition.ts';
import { parametro } from '../../resources/parametro/definition.ts';
import { tecnico } from '../../resources/tecnico/definition.ts';
import { pageTexts } from './poppler.ts';
import { EMITTED_AT, loadFonts } from './samples.ts';

const ROWS = [
  {
    id: 3,
    sigla: 'DBO',
    descricao: 'Demanda bioquímica de oxigênio',
    minimo: 0,
    maximo: 60.5,
    incerteza: 3.2,
    flagAtivo: 0,
    dtCadastro: EMITTED_AT,
  },
];

describe('a register', () => {
  it('is printed with the columns of its definition', async () => {
    const report = registerPdf(parametro, ROWS, EMITTED_AT, 'Situação: Desabilitado');
    const [page = ''] = pageTexts(await renderPdf(report, await loadFonts()));
    const text = page.replace(/\s+/g, ' ');
    expect(text).toContain('Relatório de Parâmetros Situação: Desabilitado');
    expect(text).toContain('# Sigla Descrição Mínimo Máximo Incerteza Situação');
    expect(text).toContain('3 DBO Demanda bioquímica de oxigênio 0,00 60,50 3,20% Desabilitado');
  });

  it('prints a dash for what a record does not hold, and zero as zero', async () => {
    const bare = { id: 1, codigo: 'AM-01', descricao: 'Automático', obs: '', dtAquisicao: null, flagAtivo: 1 };
    const textOf = async (report: TableReport) =>
      pageTexts(await renderPdf(report, await loadFonts()))
        .join(' ')
        .replace(/\s+/g, ' ');
    expect(await textOf(registerPdf(amostrador, [bare], EMITTED_AT))).toContain('1 AM-01 Automático - - Habilitado');
    const nothing = { ...ROWS[0]!, minimo: null, descricao: null };
    expect(await textOf(registerPdf(parametro, [nothing], EMITTED_AT))).toContain('3 DBO - - 60,50 3,20%');
    expect(await textOf(registerPdf(parametro, ROWS, EMITTED_AT))).toContain('oxigênio 0,00 60,50');
  });

  it('is exported under the name and the headings of its definition', () => {
    const workbook = registerWorkbook(parametro, ROWS, EMITTED_AT);
    expect(workbook).toMatchObject({ file: 'Parametro.xlsx', emittedAt: EMITTED_AT });
    const [sheet] = workbook.sheets;
    expect(sheet!.name).toBe('Parâmetros');
    expect(sheet!.columns.map(({ header, field, kind }) => [header, field, kind])).toEqual([
      ['id', 'id', 'integer'],
      ['sigla', 'sigla', 'text'],
      ['descricao', 'descricao', 'text'],
      ['minimo', 'minimo', 'decimal'],
      ['maximo', 'maximo', 'decimal'],
      ['incerteza', 'incerteza', 'decimal'],
      ['status', 'flagAtivo', 'situacao'],
      ['dtCadastro', 'dtCadastro', 'moment'],
    ]);
  });

  it('has a face in a workbook where it is looked at only, and none where an import reads it back', () => {
    const face = 'Situação: Desabilitado';
    expect(registerWorkbook(tecnico, [], EMITTED_AT, face).sheets[0]?.head?.lines).toEqual([
      'Relatório de Técnicos',
      face,
      `Feito em ${formatMoment(EMITTED_AT)}`,
    ]);
    expect(registerWorkbook(parametro, ROWS, EMITTED_AT, face).sheets[0]).not.toHaveProperty('head');
  });

  it('survives the copy that crossing to a worker makes', () => {
    const report = registerPdf(parametro, ROWS, EMITTED_AT);
    expect(structuredClone(report)).toEqual(report);
  });
});
