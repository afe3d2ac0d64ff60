import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import NotesIcon from '@mui/icons-material/NotesOutlined';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { fichaLeitura } from '../../../reports/ficha-leitura/definition.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';
import type { Linha } from './linha.ts';
import { rotuloDe } from './pendencias.ts';

/** What can be done with a row (spec 2 §2.4). */
export type Acao = 'calcular' | 'observacoes' | 'salvar';
export type AoAgir = (acao: Acao, linha: Linha) => void;

const ICONS = { calcular: CalculateIcon, observacoes: NotesIcon, salvar: SaveIcon } as const;
const ACOES = Object.keys(ICONS) as Acao[];

interface OpcoesDaLinhaProps {
  linha: Linha;
  onAcao: AoAgir;
  /** In the grid, which is one stop of the keyboard, keys do the same. */
  tabIndex?: number;
}

/** Calculate, observations, save, and the reading sheet of the client, in another tab; not drawn again where only the cursor moves. */
export const OpcoesDaLinha = memo(({ linha, onAcao, tabIndex = -1 }: OpcoesDaLinhaProps) => {
  const translate = useTranslate();
  const { nome, idPessoa, idMes, idAno } = linha.leitura;
  const ofClient = { idPessoa, idMes, idAno, nomeCliente: '', medidorVazao: '' } as const;
  const sheet = translate('lancamento.acao.ficha', { nome });
  return (
    <>
      {ACOES.map((acao) => {
        const Icon = ICONS[acao];
        return (
          <IconAction
            key={acao}
            tabIndex={tabIndex}
            label={translate(`lancamento.acao.${acao}`, { rotulo: rotuloDe(linha.leitura) })}
            disabled={acao === 'salvar' && !linha.pendente}
            onClick={() => onAcao(acao, linha)}
          >
            <Icon fontSize="small" />
          </IconAction>
        );
      })}
      <IconAction
        tabIndex={tabIndex}
        label={translate('cadastro.pdf.namedOpensTab', { label: sheet })}
        opens={`/${fichaLeitura.path}?${fichaLeitura.query(ofClient)}`}
      >
        <DescriptionIcon fontSize="small" />
      </IconAction>
    </>
  );
});
