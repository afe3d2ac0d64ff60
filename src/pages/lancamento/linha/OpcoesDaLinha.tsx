import { memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { fichaLeitura } from '../../../../reports/ficha-leitura/definition.ts';
import { rotuloDe } from '../guardado/pendencias.ts';
import { OPCAO } from '../pecas/estilo.ts';
import { Icone } from '../pecas/icone.tsx';
import type { Linha } from './linha.ts';

/** What can be done with a row (spec 2 §2.4). */
export type Acao = 'calcular' | 'observacoes' | 'salvar';
export type AoAgir = (acao: Acao, linha: Linha) => void;

const ACOES: readonly Acao[] = ['calcular', 'observacoes', 'salvar'];

/** The reading sheet of a row's client, with which a technician goes to its meters. */
const enderecoDaFicha = ({ idPessoa, idMes, idAno }: Linha['leitura']) =>
  `/${fichaLeitura.path}?${fichaLeitura.query({ idPessoa, idMes, idAno, nomeCliente: '', medidorVazao: '' })}`;

/** What its link does, by a key. */
export const abrirFicha = ({ leitura }: Linha) => window.open(enderecoDaFicha(leitura), '_blank', 'noopener');

/** What the options of a row are called, and where its reading sheet is. */
export function useOpcoes({ leitura }: Linha) {
  const translate = useTranslate();
  return useMemo(() => {
    const rotulo = rotuloDe(leitura);
    const opened = translate('lancamento.acao.ficha', { nome: leitura.nome });
    return {
      labels: ACOES.map((acao) => [acao, translate(`lancamento.acao.${acao}`, { rotulo })] as const),
      sheet: translate('cadastro.pdf.namedOpensTab', { label: opened }),
      href: enderecoDaFicha(leitura),
    };
  }, [leitura, translate]);
}

export interface OpcoesDaLinhaProps {
  linha: Linha;
  /** For those who may edit; the others have the reading sheet alone. */
  onAcao?: AoAgir | undefined;
}

/** In the grid, which is one stop of the keyboard, keys do the same. */
const NO_STOP = -1;

/**
 * Calculate, observations, save, and the reading sheet of the client, in another tab; not drawn again where only the cursor moves.
 * Plain buttons: four in each row of a component that works out its styles are most of what a row costs.
 */
export const OpcoesDaLinha = memo(({ linha, onAcao }: OpcoesDaLinhaProps) => {
  const { labels, sheet, href } = useOpcoes(linha);
  return (
    <>
      {onAcao &&
        labels.map(([acao, label]) => (
          <button
            key={acao}
            type="button"
            className={OPCAO}
            tabIndex={NO_STOP}
            aria-label={label}
            title={label}
            disabled={acao === 'salvar' && !linha.pendente}
            onClick={() => onAcao(acao, linha)}
          >
            <Icone que={acao} />
          </button>
        ))}
      <a
        className={OPCAO}
        tabIndex={NO_STOP}
        aria-label={sheet}
        title={sheet}
        href={href}
        target="_blank"
        rel="noopener"
      >
        <Icone que="ficha" />
      </a>
    </>
  );
});
