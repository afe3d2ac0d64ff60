import { memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { fichaLeitura } from '../../../../reports/ficha-leitura/definition.ts';
import { rotuloDe } from '../guardado/pendente.ts';
import { OPCAO } from '../pecas/estilo.ts';
import { Icone } from '../pecas/icone.tsx';
import type { Linha } from './linha.ts';

/** What can be done with a row (spec 2 §2.4). */
export type Acao = 'calcular' | 'observacoes' | 'salvar';
export type AoAgir = (acao: Acao, linha: Linha) => void;

const ACOES: readonly Acao[] = ['calcular', 'observacoes', 'salvar'];
/** What of it who only looks can do. */
const DE_VER: readonly Acao[] = ['observacoes'];

/** The reading sheet of a row's client, with which a technician goes to its meters. */
const enderecoDaFicha = ({ idPessoa, idMes, idAno }: Linha['leitura']) =>
  `/${fichaLeitura.path}?${fichaLeitura.query({ idPessoa, idMes, idAno, nomeCliente: '', medidorVazao: '' })}`;

/** What its link does, by a key. */
export const abrirFicha = ({ leitura }: Linha) => window.open(enderecoDaFicha(leitura), '_blank', 'noopener');

/** What the options of a row are called, and where its reading sheet is. */
export function useOpcoes({ leitura }: Linha, mayEdit: boolean) {
  const translate = useTranslate();
  return useMemo(() => {
    const rotulo = rotuloDe(leitura);
    const opened = translate('lancamento.acao.ficha', { nome: leitura.nome });
    return {
      labels: (mayEdit ? ACOES : DE_VER).map(
        (acao) => [acao, translate(`lancamento.acao.${acao}`, { rotulo })] as const,
      ),
      sheet: translate('cadastro.pdf.namedOpensTab', { label: opened }),
      href: enderecoDaFicha(leitura),
    };
  }, [leitura, mayEdit, translate]);
}

export interface OpcoesDaLinhaProps {
  linha: Linha;
  /** The others have the observations, to read, and the reading sheet. */
  mayEdit: boolean;
  onAcao: AoAgir;
}

/** In the grid, which is one stop of the keyboard, keys do the same. */
const NO_STOP = -1;

/**
 * Calculate, observations, save, and the reading sheet of the client, in another tab; not drawn again where only the cursor moves.
 * Plain buttons: four in each row of a component that works out its styles are most of what a row costs.
 */
export const OpcoesDaLinha = memo(({ linha, mayEdit, onAcao }: OpcoesDaLinhaProps) => {
  const { labels, sheet, href } = useOpcoes(linha, mayEdit);
  return (
    <>
      {labels.map(([acao, label]) => (
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
